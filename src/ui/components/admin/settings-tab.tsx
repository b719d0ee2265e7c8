import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Setting, SettingKey } from '../../../shared/admin';
import { Alert } from '../../kit/alert';
import { Button } from '../../kit/button';
import { Card, CardHeader } from '../../kit/card';
import { TextAreaField } from '../../kit/field';
import { Loading } from '../../kit/spinner';
import { errorText, sendJson } from '../../lib/api';
import { SETTINGS_KEY, useChange } from './queries';

const GROUPS: { title: string; html: SettingKey; js: SettingKey }[] = [
  { title: 'Header HTML/JS', html: 'header_html', js: 'header_js' },
  { title: 'Body HTML/JS', html: 'body_html', js: 'body_js' },
];

/** The operator's own code for the site, each of the four pieces saved by itself. */
export function SettingsTab() {
  const { data, isPending, isError, error } = useQuery<{ settings: Setting[] }>({ queryKey: SETTINGS_KEY });
  if (isPending) return <Loading>Loading settings...</Loading>;
  if (isError) return <Alert tone="high">{errorText(error, 'The settings could not be loaded.')}</Alert>;
  const savedValue = (key: SettingKey) => data.settings.find((setting) => setting.key === key)?.value ?? '';
  return (
    <section aria-labelledby="injection">
      <h2 id="injection" className="text-xl">
        Custom Code Injection
      </h2>
      <p className="mt-1.5 mb-5 text-muted">Add custom JavaScript and HTML to your website header and body</p>
      <div className="grid gap-5 lg:grid-cols-2">
        {GROUPS.map(({ title, html, js }) => (
          <Card key={title} as="section">
            <CardHeader level={3} title={title} />
            <div className="grid gap-6">
              <CodeField settingKey={html} label="HTML" action="Save HTML" saved={savedValue(html)} />
              <CodeField settingKey={js} label="JavaScript" action="Save JS" saved={savedValue(js)} />
            </div>
          </Card>
        ))}
      </div>
    </section>
  );
}

function CodeField({
  settingKey,
  label,
  action,
  saved,
}: {
  settingKey: SettingKey;
  label: string;
  action: string;
  saved: string;
}) {
  const [value, setValue] = useState(saved);
  const save = useChange({
    send: (setting: Setting) => sendJson('POST', '/api/admin/settings', setting),
    refetch: SETTINGS_KEY,
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
        value={value}
        onChange={(event) => setValue(event.target.value)}
      />
      <Button
        className="justify-self-start"
        busy={save.isPending}
        onClick={() => save.mutate({ key: settingKey, value })}
      >
        {action}
      </Button>
    </div>
  );
}
