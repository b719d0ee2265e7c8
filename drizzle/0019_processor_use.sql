CREATE TABLE "processor_use" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"recent" double precision NOT NULL,
	"ends" double precision NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"total" double precision NOT NULL
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "long" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "processor_use" ADD CONSTRAINT "processor_use_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jobs_long_idx" ON "jobs" USING btree ("bulk","turn","id","run_at") WHERE "jobs"."long";