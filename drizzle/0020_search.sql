CREATE TABLE "contract_texts" (
	"contract_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"segment" text NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	"analysis_id" uuid NOT NULL,
	"words" text NOT NULL,
	"pairs" text NOT NULL,
	"text" text NOT NULL,
	"breaks" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"user_id" uuid NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "search_words_user_id_word_pk" PRIMARY KEY("user_id","word")
);
--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "indexed_by" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "contract_texts" ADD CONSTRAINT "contract_texts_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_words" ADD CONSTRAINT "search_words_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contract_texts_segment_idx" ON "contract_texts" USING btree ("user_id","segment");--> statement-breakpoint
CREATE INDEX "contract_texts_words_idx" ON "contract_texts" USING gin (array_to_tsvector(string_to_array("segment" || replace(btrim("words" || ' ' || "pairs"), ' ', ' ' || "segment"), ' '))) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "contracts_indexed_by_idx" ON "contracts" USING btree ("indexed_by","user_id") WHERE "contracts"."analysis_id" is not null;--> statement-breakpoint
ALTER INDEX "contract_texts_words_idx" ALTER COLUMN 1 SET STATISTICS 0;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "forget_index"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.indexed_by := 0;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "contracts_index_is_old" BEFORE UPDATE ON "contracts" FOR EACH ROW
  WHEN (OLD.analysis_id IS DISTINCT FROM NEW.analysis_id)
  EXECUTE FUNCTION "forget_index"();
