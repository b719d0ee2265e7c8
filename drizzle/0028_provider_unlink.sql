ALTER TABLE "provider_identities" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_identities" ADD COLUMN "unlinked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "provider_sign_ins" ADD COLUMN "confirms" uuid;--> statement-breakpoint
ALTER TABLE "provider_sign_ins" ADD CONSTRAINT "provider_sign_ins_confirms_users_id_fk" FOREIGN KEY ("confirms") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "provider_identities_id_idx" ON "provider_identities" USING btree ("id");--> statement-breakpoint
CREATE INDEX "provider_sign_ins_confirms_idx" ON "provider_sign_ins" USING btree ("confirms");