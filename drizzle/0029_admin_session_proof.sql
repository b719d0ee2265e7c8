ALTER TABLE "admin_sessions" ADD COLUMN "authenticated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "admin_sessions" SET "authenticated_at" = "created_at";
