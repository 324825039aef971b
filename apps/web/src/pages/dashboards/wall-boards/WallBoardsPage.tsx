import { allBoards, type BoardPlace } from '@takt/domain/ground/model/wall-boards.ts'
import { PLACE_PARAMETERS, placeIn } from '@takt/domain/ground/navigation/location-query.ts'
import { groupTypes } from '@takt/domain/ground/navigation/locations.ts'
import { useRouteSearch } from '../../../routes/use-route-params.ts'
import { Wall } from './Wall.tsx'

/** All boards in turn, for who is signed in: of the whole plant, or of the place that the address names. */
export default function WallBoardsPage() {
  const { locationtype = '', location = '' } = useRouteSearch('wallBoards')
  return <Wall boards={allBoards} place={placeOf({ locationtype, location })} />
}

function placeOf(query: Readonly<Record<string, string>>): BoardPlace {
  const asked = placeIn(query, PLACE_PARAMETERS)
  const locationtype = groupTypes.find((type) => type === asked?.locationtype)
  return asked && locationtype ? { locationtype, location: asked.location } : { locationtype: '', location: '' }
}
