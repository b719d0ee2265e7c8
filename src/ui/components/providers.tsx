import { QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { createQueryClient } from '../lib/query-client';
import { AuthProvider, useAuth } from '../stores/session';

const SignedInHint = createContext(false);

/** What the app stands in: session and server data. Draws nothing itself. */
export function Providers({ signedIn, children }: { signedIn: boolean; children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <SignedInHint value={signedIn}>
      <QueryClientProvider client={queryClient}>
        <AuthProvider>{children}</AuthProvider>
      </QueryClientProvider>
    </SignedInHint>
  );
}

/** Whether to show a signed-in visitor's variant: the session once it is checked, before that what the server knew. */
export function useSignedIn(): boolean {
  const hint = useContext(SignedInHint);
  const { user, loading } = useAuth();
  return loading ? hint : user !== null;
}
