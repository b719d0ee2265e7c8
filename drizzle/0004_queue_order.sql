DROP INDEX "contracts_upload_idx";--> statement-breakpoint
DROP INDEX "jobs_due_idx";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "bulk" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "plan_changes_user_id_idx" ON "plan_changes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "contracts_pending_idx" ON "contracts" USING btree ("uploaded_at") WHERE "contracts"."upload" = 'pending';--> statement-breakpoint
CREATE INDEX "jobs_order_idx" ON "jobs" USING btree ("bulk","run_at","id");