import { unlimited } from "@gantry/contract/plans/constants.ts";

/** `28 November 2026 at 14:03 UTC` */
export function moment(timestamp: string): string {
  return `${new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" }).format(new Date(timestamp))} UTC`;
}

/** `28 November 2026` */
export function day(timestamp: string): string {
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(new Date(timestamp));
}

/** An amount in the currency's smallest unit, as payment providers send it: `1900`, `eur` is `€19.00`; `500`, `jpy` is `¥500`. */
export function money({ amount, currency }: { amount: number; currency: string }): string {
  const format = new Intl.NumberFormat("en", { style: "currency", currency: currency.toUpperCase() });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

export function bytes(count: number): string {
  const units = ["bytes", "KiB", "MiB", "GiB", "TiB"];
  const power = Math.min(units.length - 1, count < 1024 ? 0 : Math.floor(Math.log2(count) / 10));
  const value = count / 1024 ** power;
  return `${value >= 100 || Number.isInteger(value) ? Math.round(value) : value.toFixed(1)} ${units[power]}`;
}

export function limit(value: number, show: (value: number) => string): string {
  return value >= unlimited ? "unlimited" : show(value);
}

export const whole = (count: number): string => new Intl.NumberFormat("en").format(count);

/** `free` is `Free`. */
export const planTitle = (plan: string): string => plan.charAt(0).toUpperCase() + plan.slice(1);
