CREATE TABLE "contract_cells" (
	"contract_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"column" text NOT NULL,
	"part" integer DEFAULT 0 NOT NULL,
	"state" text NOT NULL,
	"value" text,
	"sort" text NOT NULL,
	"verdict" text,
	"severity" text,
	"finding_id" text,
	"decision" text,
	"page" integer,
	"quote" text,
	CONSTRAINT "contract_cells_contract_id_column_part_pk" PRIMARY KEY("contract_id","column","part")
);
--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "listed_by" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "contract_cells" ADD CONSTRAINT "contract_cells_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_cells" ADD CONSTRAINT "contract_cells_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contract_cells_user_id_idx" ON "contract_cells" USING btree ("user_id","column","sort","contract_id");--> statement-breakpoint
CREATE INDEX "contracts_listed_by_idx" ON "contracts" USING btree ("listed_by") WHERE "contracts"."analysis_id" is not null;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "forget_listing"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.listed_by := 0;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "contracts_listing_is_old" BEFORE UPDATE ON "contracts" FOR EACH ROW
  WHEN ((OLD.analysis_id, OLD.acting_for, OLD.playbook, OLD.playbook_version) IS DISTINCT FROM (NEW.analysis_id, NEW.acting_for, NEW.playbook, NEW.playbook_version))
  EXECUTE FUNCTION "forget_listing"();
