CREATE TABLE "calendar_feeds" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" "bytea",
	"made_at" timestamp with time zone,
	"kinds" jsonb NOT NULL,
	"lead_days" jsonb NOT NULL,
	CONSTRAINT "calendar_feeds_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "contract_dates" (
	"contract_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"day" date,
	"lacks" boolean DEFAULT false NOT NULL,
	"base" date,
	"first_months" integer DEFAULT 0 NOT NULL,
	"first_days" integer DEFAULT 0 NOT NULL,
	"every_months" integer DEFAULT 0 NOT NULL,
	"every_days" integer DEFAULT 0 NOT NULL,
	"lead_months" integer DEFAULT 0 NOT NULL,
	"lead_days" integer DEFAULT 0 NOT NULL,
	"lead_business_days" integer DEFAULT 0 NOT NULL,
	"times" integer,
	"until" date,
	"detail" jsonb NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contract_dates_contract_id_id_pk" PRIMARY KEY("contract_id","id")
);
--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_dates" ADD CONSTRAINT "contract_dates_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_dates" ADD CONSTRAINT "contract_dates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contract_dates_user_id_day_idx" ON "contract_dates" USING btree ("user_id","day") WHERE "contract_dates"."base" is null;--> statement-breakpoint
CREATE INDEX "contract_dates_repeating_idx" ON "contract_dates" USING btree ("user_id","day") WHERE "contract_dates"."base" is not null;--> statement-breakpoint
CREATE INDEX "contract_dates_lacking_idx" ON "contract_dates" USING btree ("user_id","contract_id","id") WHERE "contract_dates"."lacks";