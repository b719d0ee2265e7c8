CREATE TABLE "audit_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"action" text NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" uuid,
	"account_id" uuid,
	"subject_kind" text,
	"subject_id" text,
	"address" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"once" text
);
--> statement-breakpoint
CREATE TABLE "audit_names" (
	"event_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_names" ADD CONSTRAINT "audit_names_event_id_audit_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."audit_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_names" ADD CONSTRAINT "audit_names_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_events_at_idx" ON "audit_events" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_events_account_id_idx" ON "audit_events" USING btree ("account_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_events_action_idx" ON "audit_events" USING btree ("action","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "audit_events_once_idx" ON "audit_events" USING btree ("once");--> statement-breakpoint
CREATE INDEX "audit_names_user_id_idx" ON "audit_names" USING btree ("user_id");--> statement-breakpoint
CREATE FUNCTION "keep_audit_event"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND OLD."at" < now() - interval '30 days' THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'the audit log is only ever added to' USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER "audit_events_are_kept" BEFORE UPDATE OR DELETE ON "audit_events" FOR EACH ROW EXECUTE FUNCTION "keep_audit_event"();--> statement-breakpoint
CREATE TRIGGER "audit_events_are_not_emptied" BEFORE TRUNCATE ON "audit_events" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE FUNCTION "keep_audit_name"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT 1 FROM "users" WHERE "id" = OLD."user_id") AND EXISTS (SELECT 1 FROM "audit_events" WHERE "id" = OLD."event_id") THEN
		RAISE EXCEPTION 'the audit log is only ever added to' USING ERRCODE = 'restrict_violation';
	END IF;
	RETURN OLD;
END
$$;--> statement-breakpoint
CREATE TRIGGER "audit_names_are_kept" BEFORE UPDATE ON "audit_names" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "audit_names_go_with_their_account" BEFORE DELETE ON "audit_names" FOR EACH ROW EXECUTE FUNCTION "keep_audit_name"();
