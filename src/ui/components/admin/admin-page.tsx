import type { ReactNode } from 'react';
import { Link } from 'wouter';

/** A page of the administrators beside their dashboard: a link back to it, the heading, what belongs below. */
export function AdminPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="wrap max-w-5xl py-10">
      <p className="mb-2 text-sm">
        <Link href="/admin/dashboard" className="text-accent underline underline-offset-2">
          Admin Dashboard
        </Link>
      </p>
      <h1 className="mb-7 text-2xl">{title}</h1>
      {children}
    </div>
  );
}
