CREATE TABLE "known_devices" (
	"user_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"forgotten" boolean DEFAULT false NOT NULL,
	CONSTRAINT "known_devices_user_id_token_hash_pk" PRIMARY KEY("user_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "mailed_contracts" (
	"mail_id" uuid NOT NULL,
	"contract_id" uuid NOT NULL,
	"about" text NOT NULL,
	"failed" boolean DEFAULT false NOT NULL,
	"day" date,
	CONSTRAINT "mailed_contracts_key" UNIQUE NULLS NOT DISTINCT("mail_id","contract_id","about","day")
);
--> statement-breakpoint
CREATE TABLE "outgoing_mail" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"address" text,
	"data" jsonb NOT NULL,
	"open" boolean DEFAULT false NOT NULL,
	"run_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"lease_token" uuid,
	"lease_until" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sent_mail" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sent_mail_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "told_days" (
	"contract_id" uuid NOT NULL,
	"about" text NOT NULL,
	"day" date NOT NULL,
	"days_ahead" integer NOT NULL,
	"told_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "told_days_contract_id_about_day_days_ahead_pk" PRIMARY KEY("contract_id","about","day","days_ahead")
);
--> statement-breakpoint
CREATE TABLE "unsubscribe_tokens" (
	"token" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"preference" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailed_contracts" ADD CONSTRAINT "mailed_contracts_mail_id_outgoing_mail_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."outgoing_mail"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailed_contracts" ADD CONSTRAINT "mailed_contracts_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outgoing_mail" ADD CONSTRAINT "outgoing_mail_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_mail" ADD CONSTRAINT "sent_mail_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "told_days" ADD CONSTRAINT "told_days_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unsubscribe_tokens" ADD CONSTRAINT "unsubscribe_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_devices_last_seen_at_idx" ON "known_devices" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "mailed_contracts_contract_id_idx" ON "mailed_contracts" USING btree ("contract_id");--> statement-breakpoint
CREATE INDEX "outgoing_mail_run_at_idx" ON "outgoing_mail" USING btree ("run_at");--> statement-breakpoint
CREATE INDEX "outgoing_mail_user_id_idx" ON "outgoing_mail" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "outgoing_mail_open_idx" ON "outgoing_mail" USING btree ("user_id","kind") WHERE "outgoing_mail"."open";--> statement-breakpoint
CREATE INDEX "sent_mail_user_id_idx" ON "sent_mail" USING btree ("user_id","sent_at");--> statement-breakpoint
CREATE INDEX "sent_mail_sent_at_idx" ON "sent_mail" USING btree ("sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "unsubscribe_tokens_user_id_idx" ON "unsubscribe_tokens" USING btree ("user_id","preference");