import type { MenuDish } from '#domain/restaurant/menu/views.ts'
import type { MenuCourse } from '#shared/restaurant/dish-fields.ts'
import { Dish } from './dish.tsx'
import { useMenuMessages } from './use-menu-messages.ts'

/** A part of the menu. Its name in the address leads to it. */
export function Course({ course, dishes }: { course: MenuCourse; dishes: MenuDish[] }) {
  const texts = useMenuMessages()
  return (
    <section aria-labelledby={course} className="pt-12 print:pt-3 print:first:pt-0">
      <h2
        id={course}
        className="mb-6 text-2xl md:text-3xl print:mb-1 print:text-[13pt] print:break-after-avoid"
      >
        {texts.courses[course]}
      </h2>
      <ul className="grid gap-x-12 gap-y-8 lg:grid-cols-2 print:block">
        {dishes.map((dish) => (
          <Dish key={dish.id} dish={dish} />
        ))}
      </ul>
    </section>
  )
}
