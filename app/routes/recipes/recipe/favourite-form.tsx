import { useFetcher } from 'react-router'
import { useAuth } from '#app/components/accounts/auth.tsx'
import { type AnyReply, isLost } from '#app/components/forms/form-reply.ts'
import { useAnswer } from '#app/components/forms/use-answer.ts'
import { LocalLink, useLocale, useMessages } from '#app/components/i18n/locale.tsx'
import { useFavouriteMessages } from '#app/components/recipes/use-favourite-messages.ts'
import { LineDrawing } from '#app/components/ui/icons.tsx'
import { useToast } from '#app/components/ui/toasts.tsx'
import { pathTo } from '#app/request/page-path.ts'

/** Keeps the recipe for the customer who is signed in, or lets go of it; others are led to the sign-in. */
export function FavouriteForm({ slug, isFavourite }: { slug: string; isFavourite: boolean }) {
  const texts = useFavouriteMessages()
  const { isSignedIn } = useAuth()
  const { forms } = useMessages()
  const toast = useToast()
  const fetcher = useFetcher<AnyReply>()
  useAnswer(fetcher, ({ refusal }) => {
    if (refusal && isLost(refusal)) toast({ title: refusal.text || forms[refusal.reason], tone: 'error' })
  })
  const action = pathTo({ to: '/recipes/:id', params: { id: slug } }, useLocale())
  const look = 'btn btn-line mt-6 text-coconut print:hidden'
  if (!isSignedIn) {
    return (
      <LocalLink to="/auth" search={{ next: action }} className={look}>
        <Heart />
        {texts.signIn}
      </LocalLink>
    )
  }
  // A press shows at once; the answer confirms it.
  const pressed = fetcher.formData?.get('intent')
  const isKept = pressed ? pressed === 'keep' : isFavourite
  return (
    <fetcher.Form method="post" action={action}>
      <button
        type="submit"
        name="intent"
        value={isKept ? 'release' : 'keep'}
        aria-pressed={isKept}
        className={look}
      >
        <Heart isFull={isKept} />
        {isKept ? texts.kept : texts.keep}
      </button>
    </fetcher.Form>
  )
}

function Heart({ isFull = false }: { isFull?: boolean }) {
  const path = 'M12 20S4 15 4 9.2A4.2 4.2 0 0 1 12 7.4a4.2 4.2 0 0 1 8 1.8C20 15 12 20 12 20Z'
  return <LineDrawing path={path} className={`size-5 ${isFull ? 'fill-current' : ''}`} />
}
