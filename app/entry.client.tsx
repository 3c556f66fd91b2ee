import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { pageTextsLoaded } from '#app/components/i18n/page-texts.ts'
import { loadMessages } from '#shared/messages/index.ts'
import { isLocale } from '#shared/locale.ts'

const { lang } = document.documentElement
await Promise.all([loadMessages(isLocale(lang) ? lang : 'en'), pageTextsLoaded()])

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
