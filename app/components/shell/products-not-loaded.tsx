import { useShopMessages } from '#app/components/catalog/use-shop-messages.ts'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useMessages } from '#app/components/i18n/locale.tsx'
import { PageHead } from '#app/components/shell/page-head.tsx'
import { useToast } from '#app/components/ui/toasts.tsx'
import { useErrorMessages } from './use-error-messages.ts'

/** The shop's list could not be read, by the shop's fault or a proxy's. The link loads the page again, also without scripts. */
export function ProductsNotLoaded({ requestId }: { requestId?: string | undefined }) {
  const { common } = useMessages()
  const shop = useShopMessages()
  const errors = useErrorMessages()
  const { pathname, search } = useLocation()
  const toast = useToast()
  useEffect(() => {
    toast({ title: common.error, description: shop.loadFailed, tone: 'error' })
  }, [toast, common.error, shop.loadFailed])
  return (
    <div className="page grid justify-items-start gap-8 pt-8 md:pt-16">
      <PageHead title={shop.title} noIndex />
      <h1 className="text-4xl md:text-5xl">{shop.title}</h1>
      {/* The toast is read out, so this is not. */}
      <p className="notice notice-error">{shop.loadFailed}</p>
      <a href={pathname + search} className="btn btn-leaf">
        {common.tryAgain}
      </a>
      {requestId && (
        <p className="text-sm text-stone">
          {errors.reference} <span className="select-all">{requestId}</span>
        </p>
      )}
    </div>
  )
}
