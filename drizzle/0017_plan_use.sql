CREATE TABLE "plan_use" (
	"user_id" uuid NOT NULL,
	"month" date NOT NULL,
	"analyses" integer NOT NULL,
	CONSTRAINT "plan_use_user_id_month_pk" PRIMARY KEY("user_id","month")
);
--> statement-breakpoint
ALTER TABLE "plan_use" ADD CONSTRAINT "plan_use_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "plan_use" ("user_id", "month", "analyses")
SELECT "user_id", date_trunc('month', "uploaded_at" at time zone 'UTC')::date, count(*)::integer FROM "contracts" WHERE "upload" = 'ready' GROUP BY 1, 2;
