import { createContext, type ReactNode, use, useMemo } from 'react'
import type { Person } from '#domain/accounts/accounts/schemas.ts'

/** The facts that pages know of a signed-in customer. */
export type User = Pick<Person, 'id' | 'email' | 'firstName' | 'roles'>

const AuthContext = createContext<{ user: User | undefined } | undefined>(undefined)

/** Returns the person who is signed in: nobody, until the mailed code has been entered. */
export function useAuth(): { user: User | undefined; isSignedIn: boolean } {
  const auth = use(AuthContext)
  if (!auth) throw new Error('useAuth must be used within an AuthProvider')
  return { user: auth.user, isSignedIn: auth.user !== undefined }
}

export function AuthProvider({ user, children }: { user: User | undefined; children: ReactNode }) {
  const auth = useMemo(() => ({ user }), [user])
  return <AuthContext value={auth}>{children}</AuthContext>
}
