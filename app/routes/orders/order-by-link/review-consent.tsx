import { ButtonForm } from '#app/components/forms/button-form.tsx'
import { SubmitButton } from '#app/components/forms/submit-button.tsx'
import { pageTexts } from '#app/components/i18n/page-texts.ts'
import type { ReviewConsentMessages } from '#shared/messages/en/orders/review-consent.ts'

/** The texts that ask the buyer of an order about the mail that asks for a review. */
const useReviewConsentMessages = pageTexts(
  import.meta.glob<Record<string, ReviewConsentMessages>>('./*/orders/review-consent.ts', {
    base: '/shared/messages',
  }),
)

/** Asks if the buyer wants to be asked for a review; also for those without an account. */
export function ReviewConsent({ isGiven, proof }: { isGiven: boolean; proof: string | undefined }) {
  const texts = useReviewConsentMessages()
  return (
    <section className="card p-6 sm:p-7 print:hidden" aria-labelledby="review-consent">
      <h2 id="review-consent" className="text-xl">
        {texts.title}
      </h2>
      {isGiven ? (
        <p className="mt-2" role="status">
          {texts.given}
        </p>
      ) : (
        <>
          <p className="mt-2 text-pretty">{texts.wording}</p>
          <ButtonForm className="mt-4">
            <input type="hidden" name="proof" value={proof ?? ''} />
            <SubmitButton intent="review-consent" className="btn btn-line">
              {texts.action}
            </SubmitButton>
          </ButtonForm>
        </>
      )}
    </section>
  )
}
