import { useEffect } from 'react'
import { useAccountMessages } from '#app/components/accounts/use-account-messages.ts'
import { LocalLink } from '#app/components/i18n/locale.tsx'

/** The way in; where there is room for it the login dialog opens by itself (docs/specification.md §2). */
export function SignedOut() {
  const { signedOut } = useAccountMessages()
  useEffect(() => {
    if (matchMedia('(min-width: 768px)').matches) window.dispatchEvent(new Event('open-login'))
  }, [])
  return (
    <div className="page grid max-w-2xl justify-items-center gap-6 py-24 text-center">
      <img src="/images/drawings/cloche.svg" alt="" width={160} height={132} className="drawing" />
      <h1 className="text-3xl md:text-4xl">{signedOut.title}</h1>
      <p className="text-lg text-pretty">{signedOut.text}</p>
      <LocalLink to="/auth" search={{ next: '/account' }} className="btn btn-primary">
        {signedOut.signIn}
      </LocalLink>
      <p className="text-sm text-stone">{signedOut.guest}</p>
    </div>
  )
}
