type AuthTitleProps = { heading: 'h1' | 'h2'; title: string; lead?: string | undefined }

/** The mark, and what this card is for. As the head of a dialog, `h2`, it is smaller. */
export function AuthTitle({ heading: Heading, title, lead }: AuthTitleProps) {
  const [markSize, titleSize] =
    Heading === 'h1' ? ['size-14', 'text-2xl md:text-3xl'] : ['size-10', 'text-2xl']
  return (
    <div className="grid justify-items-center gap-2 text-center">
      <img src="/images/krok-mark-turmeric.svg" alt="" width={64} height={64} className={markSize} />
      <Heading id="auth-title" className={titleSize}>
        {title}
      </Heading>
      {lead && <p className="text-balance text-stone">{lead}</p>}
    </div>
  )
}
