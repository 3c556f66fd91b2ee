/** The brand's mark. */
export function Mortar({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 64 64" className={className} fill="currentColor" aria-hidden="true">
      <path d="M11 27h42a3.5 3.5 0 0 1 0 7H11a3.5 3.5 0 0 1 0-7ZM12.5 37h39c-.3 8.6-4.4 13.3-10.3 15.3l2.3 3.2a2.8 2.8 0 0 1-2.3 4.5H22.8a2.8 2.8 0 0 1-2.3-4.5l2.3-3.2C16.9 50.3 12.8 45.6 12.5 37ZM29.5 24 41.3 5.3a5.2 5.2 0 0 1 8.8 5.5L41.8 24ZM18.3 24c-3.6-5.6-1.5-10.3 2.7-14.6.2 5.2 4.7 7.3 3.7 14.6Z" />
    </svg>
  )
}
