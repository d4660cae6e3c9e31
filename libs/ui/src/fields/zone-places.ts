// The cities of the world, in five languages: a part of its own, as most forms with a zone are left as they are.
export { findZones, zoneChoices } from '@bridge/model/places';
