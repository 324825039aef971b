import { EmptyState } from '@takt/ui/state/EmptyState.tsx'
import { LinkTile, LinkTiles } from '../link-tile/LinkTile.tsx'

export interface TemplateLink {
  readonly key: string
  readonly path: string
  readonly name: string
  readonly about: string
}

/** What can be edited of one kind: a press opens its editor. */
export function TemplateLinks({
  label,
  links,
  empty,
}: {
  label: string
  links: readonly TemplateLink[]
  empty: string
}) {
  if (links.length === 0) return <EmptyState title={empty} />
  return (
    <LinkTiles label={label}>
      {links.map(({ key, path, name, about }) => (
        <LinkTile key={key} to={path} name={name} about={about} />
      ))}
    </LinkTiles>
  )
}
