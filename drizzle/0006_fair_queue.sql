CREATE SEQUENCE "public"."jobs_clock" INCREMENT BY 1 MINVALUE 0 MAXVALUE 9223372036854775807 START WITH 0 CACHE 1;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "turn" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER SEQUENCE "public"."jobs_clock" OWNED BY "jobs"."turn";--> statement-breakpoint
CREATE INDEX "jobs_turn_idx" ON "jobs" USING btree ("bulk","turn","id","run_at");--> statement-breakpoint
CREATE INDEX "jobs_user_id_idx" ON "jobs" USING btree ("user_id","bulk","turn");--> statement-breakpoint
UPDATE "jobs" SET "user_id" = "line"."user_id", "turn" = "line"."nth" * 2 - 1 FROM (
	SELECT "jobs"."id", "contracts"."user_id", row_number() OVER (PARTITION BY "contracts"."user_id", "jobs"."bulk" ORDER BY "jobs"."run_at", "jobs"."id") AS "nth"
	FROM "jobs" JOIN "contracts" ON "contracts"."id" = "jobs"."contract_id"
) AS "line" WHERE "line"."id" = "jobs"."id";
