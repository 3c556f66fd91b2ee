import { Icon } from '#app/components/ui/icons.tsx'
import type { MenuDish } from '#domain/restaurant/menu/views.ts'
import type { MenuCourse } from '#shared/restaurant/dish-fields.ts'
import { Dish } from './dish.tsx'
import { useMenuMessages } from './use-menu-messages.ts'

/** Opened by the reader of this tab, and open still when they come back from a recipe. */
const opened = new Set<MenuCourse>()

type CourseProps = {
  course: MenuCourse
  dishes: MenuDish[]
  /** All of its dishes are asked for. */
  isOpen: boolean
}

/** A part of the menu, folded on a phone (`.course`). Its name in the address leads to it, and opens it. */
export function Course({ course, dishes, isOpen }: CourseProps) {
  const name = useMenuMessages().courses[course]
  return (
    <section aria-label={name} className="course md:pt-12 print:pt-3 print:first:pt-0">
      <h2 className="mb-6 text-2xl md:text-3xl print:mb-1 print:text-[13pt] print:break-after-avoid">
        {name}
      </h2>
      <details
        open={isOpen || opened.has(course)}
        className="group"
        onToggle={({ currentTarget: { open } }) => {
          if (isOpen) return
          if (open) opened.add(course)
          else opened.delete(course)
        }}
      >
        <summary className="grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line py-4">
          <h2 className="text-2xl">{name}</h2>
          <Icon name="down" className="row-span-2 size-5 group-open:rotate-180" />
          <span aria-hidden="true" className="truncate text-sm text-stone group-open:hidden">
            {dishes.map((dish) => dish.name).join(' · ')}
          </span>
        </summary>
        <ul
          id={course}
          className="grid scroll-mt-44 gap-x-12 gap-y-8 max-md:py-6 lg:grid-cols-2 print:block print:p-0"
        >
          {dishes.map((dish) => (
            <Dish key={dish.id} dish={dish} />
          ))}
        </ul>
      </details>
    </section>
  )
}
