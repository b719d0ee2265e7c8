/** An OpenID Connect provider that people sign in with. */
export interface OidcSettings {
  /** What people call it. */
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Where it sends people back to. */
  redirectUri: string;
}

interface OidcConfig {
  OIDC_NAME: string;
  OIDC_ISSUER?: string | undefined;
  OIDC_CLIENT_ID?: string | undefined;
  OIDC_CLIENT_SECRET?: string | undefined;
  APP_URL?: string | undefined;
}

/** The address that is registered with the provider, on our site. */
export const OIDC_RETURN_PATH = '/oidc/callback';

/** Null where no provider is configured: then no call is made and the button does nothing. */
export function oidcSettings(config: OidcConfig): OidcSettings | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, APP_URL } = config;
  if (!(issuer && clientId && clientSecret && APP_URL)) return null;
  return { name: config.OIDC_NAME, issuer, clientId, clientSecret, redirectUri: APP_URL + OIDC_RETURN_PATH };
}
