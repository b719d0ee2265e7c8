CREATE TABLE "deletions" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"deleted_at" timestamp with time zone,
	"purged_at" timestamp with time zone
);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "note_deletion"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM gone) THEN
    INSERT INTO "deletions" ("only", "deleted_at") VALUES (true, now())
    ON CONFLICT ("only") DO UPDATE SET "deleted_at" = excluded."deleted_at";
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "users_deletion" AFTER DELETE ON "users" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION "note_deletion"();--> statement-breakpoint
CREATE TRIGGER "contracts_deletion" AFTER DELETE ON "contracts" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION "note_deletion"();
