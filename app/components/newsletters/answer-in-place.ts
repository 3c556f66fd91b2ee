import { fetchTexts } from '#app/components/i18n/page-texts.ts'
import type { useToast } from '#app/components/ui/toasts.tsx'
import type { Locale } from '#shared/kernel/locale.ts'
import type { NewsletterMessages } from '#shared/messages/en/newsletters/newsletter.ts'
import { cookieName, parseCookies, writtenCookie } from '#shared/kernel/cookies.ts'

/** The cookie that this browser was given when it last subscribed an address. */
const COOKIE = 'newsletter'
const ONE_YEAR_SECONDS = 31_536_000

/** Fetches the form's texts. */
export function fetchFormTexts(locale: Locale): Promise<NewsletterMessages> {
  return fetchTexts(
    import.meta.glob<Record<string, NewsletterMessages>>('./*/newsletters/newsletter.ts', {
      base: '/shared/messages',
    }),
    locale,
  )
}

type Answer =
  | { subscription: 'subscribed' | 'already'; isConfirmed: boolean; browserKey: string }
  | { title: string; errors?: { message: string }[] }

/** Sends the form without leaving the page, and says the answer in the corner (docs/specification.md §4). */
export async function answerInPlace(
  form: HTMLFormElement,
  { texts, locale, toast }: { texts: NewsletterMessages; locale: Locale; toast: ReturnType<typeof useToast> },
): Promise<void> {
  const [field, button] = [form.querySelector('input'), form.querySelector('button')]
  const email = field?.value.trim()
  if (!field || !button || !email || field.disabled) return
  const label = button.textContent
  button.textContent = texts.submitting
  field.disabled = true
  const next = form.querySelector('[role=status]') ?? form.appendChild(newStatus())
  next.textContent = ''
  const failed = (description: string) => toast({ title: texts.failed, description, tone: 'error' })
  try {
    const answer = await ask(email, locale)
    if ('title' in answer) failed(answer.errors?.[0]?.message ?? answer.title)
    else {
      document.cookie = writtenCookie(location.origin, COOKIE, answer.browserKey, {
        maxAgeSeconds: ONE_YEAR_SECONDS,
      })
      const { title, text } = texts[answer.subscription]
      toast({ title, description: text, tone: 'success' })
      if (!answer.isConfirmed) next.textContent = texts.next[answer.subscription]
      form.reset()
    }
  } catch {
    failed(texts.lost)
  }
  field.disabled = false
  button.textContent = label
}

function newStatus(): HTMLElement {
  const status = document.createElement('p')
  status.className = 'text-sm font-semibold'
  status.role = 'status'
  return status
}

async function ask(email: string, language: Locale): Promise<Answer> {
  const browserKey = parseCookies(document.cookie).get(cookieName(location.origin, COOKIE))
  const response = await fetch(`/api/newsletter/subscriptions?language=${language}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, language, browserKey }),
  })
  // Both are what the endpoint's description promises.
  return (await response.json()) as Answer
}
