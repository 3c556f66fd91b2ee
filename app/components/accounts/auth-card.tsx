import type { ReactNode } from 'react'

/** The one card of a page on the way in, under the edge of a Thai cloth. */
export function AuthCard({ children }: { children: ReactNode }) {
  return (
    <div className="page flex justify-center py-8 sm:py-14 md:py-20">
      <div className="card w-full max-w-md overflow-hidden">
        <div className="kruai-choeng rotate-180 opacity-80" aria-hidden="true" />
        <div className="px-5 pt-8 pb-10 sm:px-10">{children}</div>
      </div>
    </div>
  )
}
