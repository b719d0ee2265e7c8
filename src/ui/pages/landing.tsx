import { AccountUpload } from '../components/landing/account-upload';
import { DemoUpload } from '../components/landing/demo-upload';
import { Features } from '../components/landing/features';
import { Footer } from '../components/landing/footer';
import { Hero } from '../components/landing/hero';
import { Pricing } from '../components/landing/pricing';
import { useSignedIn } from '../components/providers';
import { Island } from '../islands/island';

/** The landing page. The server renders it as plain HTML with one island; in the app it is a page like any other. */
export default function LandingPage() {
  const signedIn = useSignedIn();
  return (
    <>
      <Hero />
      <div className="grid gap-18 pb-4">
        <Island name={signedIn ? 'upload' : 'demo'}>{signedIn ? <AccountUpload /> : <DemoUpload />}</Island>
        <Features />
        <Pricing />
      </div>
      <Footer />
    </>
  );
}
