import { Input } from '../../kit/field';

/** The search box of a card; `label` names it for screen readers. */
export function CardSearch({
  label,
  placeholder,
  value,
  onChange,
}: {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <Input
      type="search"
      aria-label={label}
      placeholder={placeholder}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className="h-9! min-w-0 flex-1 text-sm!"
    />
  );
}
