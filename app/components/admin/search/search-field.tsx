import type { InputHTMLAttributes, Ref } from 'react'
import { Icon } from '#app/components/ui/icons.tsx'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'

type SearchFieldProps = InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }

/** The field of the office's search. */
export function SearchField(input: SearchFieldProps) {
  const { officeSearch: texts } = useStaffMessages()
  return (
    <span className="relative block grow">
      <Icon
        name="search"
        className="pointer-events-none absolute inset-y-0 left-4 my-auto size-5 text-stone"
      />
      <input
        name="q"
        className="input w-full pl-12"
        aria-label={texts.label}
        placeholder={texts.placeholder}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={100}
        {...input}
      />
    </span>
  )
}
