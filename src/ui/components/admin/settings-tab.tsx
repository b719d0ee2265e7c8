import type { Setting, SettingKey } from '../../../shared/admin';
import { Alert } from '../../kit/alert';
import { Button } from '../../kit/button';
import { Card, CardHeader } from '../../kit/card';
import { TextAreaField } from '../../kit/field';
import { Loading } from '../../kit/spinner';
import { errorText, sendJson } from '../../lib/api';
import { SETTING_DATA, useSettings } from './queries';
import { type SettingDrafts, savedValue } from './setting-drafts';
import { useChange } from './use-change';

const GROUPS: { id: string; title: string; html: SettingKey; js: SettingKey }[] = [
  { id: 'header-code', title: 'Header HTML/JS', html: 'header_html', js: 'header_js' },
  { id: 'body-code', title: 'Body HTML/JS', html: 'body_html', js: 'body_js' },
];

/** The operator's own code for the site, each of the four pieces saved by itself. */
export function SettingsTab({ drafts }: { drafts: SettingDrafts }) {
  const { data, isPending, isError, error } = useSettings();
  if (isPending) return <Loading>Loading settings...</Loading>;
  if (isError) return <Alert tone="high">{errorText(error, 'The settings could not be loaded.')}</Alert>;
  return (
    <section aria-labelledby="injection">
      <h2 id="injection" className="text-xl">
        Custom Code Injection
      </h2>
      <p className="mt-1.5 text-muted">Add custom JavaScript and HTML to your website header and body</p>
      <Warning />
      <div className="grid gap-5 lg:grid-cols-2">
        {GROUPS.map(({ id, title, html, js }) => (
          <Card key={id} as="section" aria-labelledby={id}>
            <CardHeader level={3} id={id} title={title} />
            <div className="grid gap-6">
              {[
                { key: html, label: 'HTML', action: 'Save HTML' },
                { key: js, label: 'JavaScript', action: 'Save JS' },
              ].map((field) => (
                <CodeField
                  key={field.key}
                  settingKey={field.key}
                  label={field.label}
                  action={field.action}
                  saved={savedValue(data.settings, field.key)}
                  drafts={drafts}
                />
              ))}
            </div>
          </Card>
        ))}
      </div>
    </section>
  );
}

function Warning() {
  return (
    <Alert tone="medium" live={false} title="This code runs for everyone who opens the site" className="my-5">
      <p>
        It can read and change all that visitors see and type there: passwords, contracts, their analyses. Add only what
        you wrote or trust entirely. A change takes effect with the next page that is opened.
      </p>
      <p className="mt-1">
        Handlers within HTML, such as <code>onclick="…"</code>, and links that start with <code>javascript:</code> are
        stopped by the pages’ security policy. Give the element an id and write to JavaScript instead:{' '}
        <code>document.getElementById('call').addEventListener('click', …)</code>. Scripts within HTML run, and scripts
        from other addresses load.
      </p>
      <p className="mt-1">Admin pages never run it, so a mistake here can always be taken back here.</p>
    </Alert>
  );
}

function CodeField({
  settingKey,
  label,
  action,
  saved,
  drafts,
}: {
  settingKey: SettingKey;
  label: string;
  action: string;
  saved: string;
  drafts: SettingDrafts;
}) {
  const value = drafts.valueOf(settingKey, saved);
  const save = useChange({
    send: (setting: Setting) => sendJson('POST', '/api/admin/settings', setting),
    outdated: SETTING_DATA,
    success: 'Settings updated successfully',
    failure: 'Update failed',
    fallback: 'Settings update failed',
  });
  return (
    <div className="grid gap-2.5">
      <TextAreaField
        label={label}
        className="[&_textarea]:font-mono [&_textarea]:text-sm"
        rows={6}
        spellCheck={false}
        autoCapitalize="none"
        autoCorrect="off"
        value={value}
        onChange={(event) => drafts.change(settingKey, event.target.value)}
      />
      <div className="flex items-center gap-3">
        <Button busy={save.isPending} onClick={() => save.mutate({ key: settingKey, value })}>
          {action}
        </Button>
        {value !== saved && !save.isPending && <span className="text-muted text-sm">Not saved yet</span>}
      </div>
      {save.dialog}
    </div>
  );
}
