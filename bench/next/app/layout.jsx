import Link from 'next/link'

const PAGES = ['Home', 'Shop', 'About', 'Recipes', 'Contact']

export const metadata = { title: 'Shop' }

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <header>
          <nav>
            <ul>
              {PAGES.map((page) => (
                <li key={page}>
                  <Link href={`/${page.toLowerCase()}`}>{page}</Link>
                </li>
              ))}
            </ul>
          </nav>
        </header>
        <main>{children}</main>
        <footer>
          <p>KROK</p>
        </footer>
      </body>
    </html>
  )
}
