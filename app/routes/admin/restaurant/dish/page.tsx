import { DishForm } from '#app/components/admin/restaurant/dish-form.tsx'
import { SoldOutButton } from '#app/components/admin/restaurant/sold-out-button.tsx'
import { dishDescription, type DishReply } from '#app/components/admin/restaurant/dish-description.ts'
import { OfficeCard } from '#app/components/admin/office-card.tsx'
import { OfficeHead } from '#app/components/admin/office-head.tsx'
import { catchLargeUpload } from '#app/components/forms/catch-large-upload.ts'
import { useIsAdmin } from '#app/components/admin/use-is-admin.ts'
import { useStaffMessages } from '#app/components/admin/use-staff-messages.ts'
import { LocalLink, useLocale } from '#app/components/i18n/locale.tsx'
import { localeContext } from '#app/request/context.ts'
import { requireParam } from '#app/request/require-param.ts'
import { isUpload } from '#app/request/uploads/read-upload.ts'
import { runIntent } from '#app/request/run-intent.ts'
import { runVerb } from '#app/request/run-verb.ts'
import { getStaffDish, listDishChoices } from '#domain/restaurant/menu/index.ts'
import { dishIdInput } from '#domain/restaurant/menu/schemas.ts'
import type { Route } from './+types/page.ts'
import {
  contentAction,
  pictureAction,
  removePictureAction,
  saveDishAction,
  soldOutAction,
} from './dish-actions.ts'
import { DishPicture } from './dish-picture.tsx'
import type { OnePictureReply } from '#app/components/admin/base/one-picture-form.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const id = requireParam(dishIdInput.shape.id, params.id, 'dish')
  const language = context.get(localeContext)
  const [dish, choices] = await runVerb(context, (ctx) =>
    Promise.all([getStaffDish(ctx, { id }), listDishChoices(ctx, { language })]),
  )
  return { dish, ...choices }
}

export async function action(args: Route.ActionArgs) {
  const { request, context } = args
  const id = requireParam(dishIdInput.shape.id, args.params.id, 'dish')
  if (isUpload(request)) return pictureAction({ request, context, id })
  return runIntent(
    { ...args, id },
    {
      save: saveDishAction,
      content: contentAction,
      sold_out: soldOutAction,
      back: soldOutAction,
      remove_picture: removePictureAction,
    },
  )
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchLargeUpload('picture', serverAction)
}

export default function DishPage({ loaderData, actionData }: Route.ComponentProps) {
  const { dish, recipes, products } = loaderData
  const { menu: texts } = useStaffMessages()
  const isAdmin = useIsAdmin()
  // One reply, of whichever of the page's forms was sent.
  const isOfPicture = actionData?.intent === 'picture'
  return (
    <>
      <OfficeHead
        title={dish.name[useLocale()]}
        back={{ to: { to: '/admin/menu' }, text: texts.all }}
        actions={
          dish.isActive && (
            <LocalLink to="/menu" hash={dish.id} className="btn btn-line">
              {texts.onSite}
            </LocalLink>
          )
        }
      />
      <div className="grid gap-6">
        <OfficeCard id="today" title={texts.todayTitle} hint={texts.todayHint}>
          {dish.isSoldOut && <p className="mb-3 font-semibold text-chilli-text">{texts.soldOut}</p>}
          <SoldOutButton dish={dish} intents={['sold_out', 'back']} />
        </OfficeCard>
        <DishForm
          key={dish.version}
          intent={isAdmin ? 'save' : 'content'}
          values={dishDescription.toValues(dish)}
          recipes={recipes}
          products={products}
          facts={dish.facts}
          pageReply={isOfPicture ? undefined : (actionData as DishReply | undefined)}
        />
        <DishPicture
          key={dish.image}
          image={dish.image}
          pageReply={isOfPicture ? (actionData as OnePictureReply) : undefined}
        />
      </div>
    </>
  )
}
