import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../kit/button';
import { Card } from '../../kit/card';
import { goToProvider, providerName } from '../../lib/provider';

/** The narrow card in which people sign in and sign up: heading, the form, the Google button (not beside a sign-in that is half done), links. */
export function AuthFrame({
  title,
  lead,
  google,
  others,
  footer,
  children,
}: {
  title: string;
  lead: string;
  /** What its button is called; none without it. */
  google?: string;
  /** Further ways in, below Google's. */
  others?: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="wrap grid justify-items-center py-10 md:py-16">
      <div className="w-full max-w-105">
        <h1 className="text-2xl">{title}</h1>
        <p className="mt-2 text-muted">{lead}</p>
        <Card className="mt-6 grid gap-5">
          {children}
          {google && (
            <>
              <div className="flex items-center gap-3 text-muted text-xs">
                <span className="h-px flex-1 bg-line" />
                or
                <span className="h-px flex-1 bg-line" />
              </div>
              <GoogleButton label={google} />
              {others}
            </>
          )}
        </Card>
        <div className="mt-5 flex flex-wrap justify-between gap-x-6 gap-y-2 text-sm">{footer}</div>
      </div>
    </div>
  );
}

/** By the specification it does nothing, but where the operator has set a provider up: then it leads there, by that provider's name. */
function GoogleButton({ label }: { label: string }) {
  const [name, setName] = useState<string | null>(null);
  useEffect(() => setName(providerName()), []);
  return (
    <Button className="w-full" {...(name && { onClick: goToProvider })}>
      {name ? `Continue with ${name}` : label}
    </Button>
  );
}

export function AuthLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="text-accent underline underline-offset-3 pointer-coarse:py-3 hover:text-accent-hover">
      {children}
    </a>
  );
}
