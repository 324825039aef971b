import { LazyPopup } from '../../parts/lazy-popup/LazyPopup.tsx'
import { PlacePopover } from '../lazy-parts.ts'
import { LocationTrigger } from './LocationSwap.tsx'
import { useAskedPlace } from './use-asked-place.ts'

/** Another place in the query of the same page; nothing where the page cannot be asked for one. */
export function PlaceSwap() {
  const { kinds, place } = useAskedPlace()
  if (kinds.length === 0) return null
  return (
    <LocationTrigger locationtype={place?.locationtype} location={place?.location}>
      {(trigger) => <LazyPopup popup={PlacePopover} trigger={trigger} />}
    </LocationTrigger>
  )
}
