CREATE TABLE "contract_views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contract_views" ADD CONSTRAINT "contract_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contract_views_user_id_idx" ON "contract_views" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "contract_views_name_idx" ON "contract_views" USING btree ("user_id","name");--> statement-breakpoint
DROP INDEX "contract_cells_user_id_idx";--> statement-breakpoint
CREATE INDEX "contract_cells_user_id_idx" ON "contract_cells" USING btree ("user_id","column","sort","contract_id") INCLUDE ("part","state","verdict","severity","decision");
