CREATE TABLE "decisions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "decisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"contract_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reviewer" text NOT NULL,
	"finding_id" text NOT NULL,
	"verdict" text,
	"value" text,
	"reason" text,
	"analysis_id" uuid NOT NULL,
	"about" jsonb NOT NULL,
	"decided_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "analyses" ADD COLUMN "proof" jsonb;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "rerun_failure" text;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "decisions_contract_id_idx" ON "decisions" USING btree ("contract_id","finding_id","id");--> statement-breakpoint
CREATE INDEX "decisions_user_id_idx" ON "decisions" USING btree ("user_id");--> statement-breakpoint
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER "analyses_are_kept" BEFORE UPDATE ON "analyses" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "decisions_are_kept" BEFORE UPDATE ON "decisions" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
