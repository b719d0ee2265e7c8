ALTER TABLE "model_usage" ADD COLUMN "contract_id" uuid;--> statement-breakpoint
ALTER TABLE "model_usage" ADD COLUMN "ms" integer;--> statement-breakpoint
ALTER TABLE "model_usage" ADD COLUMN "cost" numeric(16, 6);--> statement-breakpoint
ALTER TABLE "model_usage" ADD COLUMN "currency" text;