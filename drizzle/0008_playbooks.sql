CREATE TABLE "playbook_versions" (
	"playbook_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "playbook_versions_playbook_id_version_pk" PRIMARY KEY("playbook_id","version")
);
--> statement-breakpoint
CREATE TABLE "playbooks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"side" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "playbook" text;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "playbook_version" integer;--> statement-breakpoint
ALTER TABLE "playbook_versions" ADD CONSTRAINT "playbook_versions_playbook_id_playbooks_id_fk" FOREIGN KEY ("playbook_id") REFERENCES "public"."playbooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playbooks" ADD CONSTRAINT "playbooks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "playbooks_user_id_idx" ON "playbooks" USING btree ("user_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "playbooks_default_idx" ON "playbooks" USING btree ("user_id","kind","side") WHERE "playbooks"."is_default";--> statement-breakpoint
CREATE TRIGGER "playbook_versions_are_kept" BEFORE UPDATE ON "playbook_versions" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();
