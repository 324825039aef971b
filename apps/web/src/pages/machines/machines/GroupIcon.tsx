import { Icon } from '@takt/ui/icon/Icon.tsx'

/** Lines below headings. */
export function GroupIcon() {
  return (
    <Icon>
      <path d="M4 5h16M8 9.500h12M8 13h12M4 17h16M8 21h12" />
    </Icon>
  )
}
