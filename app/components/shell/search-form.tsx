import type { FormEventHandler, InputHTMLAttributes, ReactNode } from 'react'
import { pathTo } from '#app/request/page-path.ts'
import { useLocale, useMessages } from '#app/components/i18n/locale.tsx'
import { Icon } from '#app/components/ui/icons.tsx'

type SearchFormProps = {
  input?: InputHTMLAttributes<HTMLInputElement> & { ref: React.Ref<HTMLInputElement> }
  /** Stands in the field, at its end. */
  children?: ReactNode
  onSubmit?: FormEventHandler
}

/** The form of the search: by itself it leads to the shop's results, without scripts too. */
export function SearchForm({ input, children, onSubmit }: SearchFormProps) {
  const texts = useMessages().shell.search
  return (
    <form
      role="search"
      aria-label={texts.placeholder}
      action={pathTo('/shop', useLocale())}
      className="mx-auto flex max-w-3xl gap-2"
      onSubmit={onSubmit}
    >
      <div className="relative grow">
        <input
          data-first-focus
          name="search"
          className="input rounded-full pr-12 pl-5 placeholder:text-stone"
          aria-label={texts.placeholder}
          placeholder={texts.placeholder}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          {...input}
        />
        {children}
      </div>
      <button className="btn btn-leaf max-sm:px-3">
        <Icon name="search" className="size-5" />
        <span className="max-sm:sr-only">{texts.submit}</span>
      </button>
    </form>
  )
}
