import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadMessages } from '#shared/messages/index.ts'
import { isLocale } from '#shared/locale.ts'

const { lang } = document.documentElement
await loadMessages(isLocale(lang) ? lang : 'en')

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
