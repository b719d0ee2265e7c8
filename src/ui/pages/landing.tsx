import { Features } from '../components/landing/features';
import { Footer } from '../components/landing/footer';
import { Hero } from '../components/landing/hero';
import { Pricing } from '../components/landing/pricing';
import { UploadSection } from '../components/landing/upload-section';
import { Island } from '../islands/island';

/** The landing page. The server renders it as plain HTML with one island; in the app it is a page like any other. */
export default function LandingPage() {
  return (
    <>
      <Hero />
      <div className="grid gap-18 pb-4">
        <Island name="upload">
          <UploadSection />
        </Island>
        <Features />
        <Pricing />
      </div>
      <Footer />
    </>
  );
}
