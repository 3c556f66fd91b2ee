import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { withoutLocale } from '#shared/kernel/locale.ts'
import { pathTo } from '#app/request/page-path.ts'
import { useAuth } from '#app/components/accounts/auth.tsx'
import {
  CHALLENGE_CLEARED,
  CHALLENGE_KEY,
  CHALLENGE_STORED,
  mayHaveChallenge,
} from '#app/components/accounts/may-have-challenge.ts'
import { useLocale, useMessages } from '#app/components/i18n/locale.tsx'
import { ToastProvider, useToast } from '#app/components/ui/toasts.tsx'
import { Banner } from './banner.tsx'
import { Content } from './content.tsx'
import { DemoStrip } from './demo-strip.tsx'
import { Footer } from './footer.tsx'
import { ShortFooter } from './short-footer.tsx'
import { useIsOffice } from './use-is-office.ts'
import { whenIdle } from './when-idle.ts'

// Parts that do not change between pages are one element each: rendered again only when what they read has changed.
const loadingBar = <LoadingBar />
const waiting = <Waiting />
const tooltips = <Tooltips />
const demoStrip = <DemoStrip />
const banner = <Banner />
const footer = <Footer />
const shortFooter = <ShortFooter />
const chat = <Chat />

/**
 * The frame of every page, error pages too: it asks for nothing that could be missing there. The office brings its own
 * navigation and its own `Content`.
 */
export function Shell({ children }: { children: ReactNode }) {
  const { shell } = useMessages()
  const isOffice = useIsOffice()
  return (
    <ToastProvider>
      <a
        href="#content"
        // The router asks for the routes of this page's own address too, for its steps from one part to another.
        data-discover="true"
        className="btn btn-leaf fixed top-2 left-2 z-50 -translate-y-20 focus-visible:translate-y-0 print:hidden"
      >
        {shell.skipToContent}
      </a>
      {loadingBar}
      {waiting}
      {tooltips}
      {demoStrip}
      {isOffice ? (
        children
      ) : (
        <>
          {banner}
          <Content>{children}</Content>
          <Foot />
        </>
      )}
    </ToastProvider>
  )
}

/** Pages, by how they begin, on which somebody finishes something, and those on which sums are read. */
const WITH_SHORT_FOOTER = ['checkout', 'auth', 'order']
const WITHOUT_CHAT = ['cart', 'checkout']

/** The foot of a page and the chat, as far as it has them. */
function Foot() {
  const [, page = ''] = withoutLocale(useLocation().pathname).split('/')
  return (
    <>
      {WITH_SHORT_FOOTER.includes(page) ? shortFooter : footer}
      {!WITHOUT_CHAT.includes(page) && chat}
    </>
  )
}

/** For a page that comes sooner nothing is drawn on the way: it would be painted later for that. */
const LONG_MS = 200

function LoadingBar() {
  const { common } = useMessages()
  const isLoading = useNavigation().state !== 'idle'
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    if (!isLoading) return
    // Fetches the error page early: if the way leads to an error, it is here by then.
    whenIdle(() => import('#app/components/shell/error-page.tsx'))
    const timer = setTimeout(() => setIsLong(true), LONG_MS)
    return () => {
      clearTimeout(timer)
      setIsLong(false)
    }
  }, [isLoading])
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-50">
      {isLong && (
        <>
          <div className="loading-bar h-1 bg-turmeric" />
          <div className="spinner" />
          <span className="sr-only">{common.loading}</span>
        </>
      )}
    </div>
  )
}

/** The way to ask the shop, once there is time to fetch it; without it, nothing is missing. */
function Chat() {
  const locale = useLocale()
  const [chat, setChat] = useState<ReactNode>()
  useEffect(
    () =>
      whenIdle(async () => {
        const { loadChat } = await import('#app/components/site/chat/load-chat.tsx')
        setChat(await loadChat(locale))
      }),
    [locale],
  )
  return chat
}

/** Nothing can be pointed at or focused before the first such event, so their code comes with it. */
function Tooltips() {
  useEffect(() => {
    const events = ['pointerover', 'focusin']
    function start(event: Event) {
      stop()
      void import('#app/components/ui/tooltips.ts').then(({ startTooltips }) => startTooltips(event))
    }
    const stop = () => events.forEach((name) => document.removeEventListener(name, start))
    events.forEach((name) => document.addEventListener(name, start))
    return stop
  }, [])
  return null
}

/** Shows what may wait for this browser: a message, a code to be typed. Mostly nothing does, so their code neither. */
function Waiting() {
  const toast = useToast()
  const locale = useLocale()
  const { isSignedIn } = useAuth()
  const navigate = useNavigate()
  const location = useLocation()
  const show = useEffectEvent(async () => (await import('./show-notice.ts')).showNotice(locale, toast))
  const follow = useEffectEvent(async () =>
    (await import('#app/components/accounts/follow-challenge.ts')).followChallenge(
      (next) => void navigate(pathTo({ to: '/auth', search: { next } }, locale), { replace: true }),
    ),
  )
  useEffect(() => {
    if (document.cookie.includes('notice=')) void show()
    if (mayHaveChallenge()) void follow()
  }, [location, isSignedIn])
  useEffect(() => {
    // Repeats in this tab what happens in another.
    function tell({ key, newValue }: StorageEvent) {
      if (key === CHALLENGE_KEY) dispatchEvent(new Event(newValue ? CHALLENGE_STORED : CHALLENGE_CLEARED))
    }
    addEventListener('storage', tell)
    return () => removeEventListener('storage', tell)
  }, [])
  return null
}
