import type { useToast } from '#app/components/ui/toasts.tsx'
import type { Locale } from '#shared/locale.ts'
import type { NewsletterMessages } from '#shared/messages/en/kitchen/newsletter.ts'
import { cookieName, parseCookies, writtenCookie } from '#shared/visitor/cookies.ts'

/** What this browser was given when it last subscribed an address. */
const COOKIE = 'newsletter'
const ONE_YEAR_SECONDS = 31_536_000

const loadTexts: Record<Locale, () => Promise<NewsletterMessages>> = {
  en: async () => (await import('#shared/messages/en/kitchen/newsletter.ts')).newsletter,
  th: async () => (await import('#shared/messages/th/kitchen/newsletter.ts')).newsletter,
}

const answered = new WeakSet<Element>()

type Answer =
  | { subscription: 'subscribed' | 'already'; isConfirmed: boolean; browserKey: string }
  | { title: string; errors?: { message: string }[] }

/** From now on the form is sent without leaving the page, and its answer said in the corner (docs/specification.md §4). */
export async function answerInPlace(
  box: HTMLElement,
  locale: Locale,
  toast: ReturnType<typeof useToast>,
): Promise<void> {
  const [form, field, button] = [
    box.querySelector('form'),
    box.querySelector('input'),
    box.querySelector('button'),
  ]
  if (!form || !field || !button || answered.has(form)) return
  answered.add(form)
  const texts = await loadTexts[locale]()
  const next = document.createElement('p')
  next.className = 'text-sm font-semibold'
  next.role = 'status'
  form.append(next)

  async function send(form: HTMLFormElement, field: HTMLInputElement, button: HTMLButtonElement) {
    const email = field.value.trim()
    if (!email || field.disabled) return
    const label = button.textContent
    button.textContent = texts.submitting
    field.disabled = true
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

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void send(form, field, button)
  })
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
