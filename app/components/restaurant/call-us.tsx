import { useRootData } from '#app/components/shell/use-root-data.ts'

/** The restaurant's number, to be called with a tap. */
export function CallUs() {
  const phone = useRootData()?.shop?.phone
  if (!phone) return null
  return (
    <a
      href={`tel:${phone.replaceAll(' ', '')}`}
      className="link inline-flex min-h-11 items-center whitespace-nowrap"
    >
      {phone}
    </a>
  )
}
